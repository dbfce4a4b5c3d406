/**
 * The port to the place off the machine where back-ups are kept. A back-up has its name only once it is whole.
 * @throws StartError with one sentence for the operator
 */
export interface BackUpStore {
  /** The place, in words for people. */
  place: string;
  list(): Promise<string[]>;
  /** @param file a file of this machine, which is stored whole under the name */
  put(name: string, file: string): Promise<void>;
  /** @param file the file to create on this machine, which must not exist yet; only its owner may read it */
  fetch(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}
