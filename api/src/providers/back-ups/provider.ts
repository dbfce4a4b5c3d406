/**
 * The port for where back-ups are kept, off the machine. A back-up has its name once it is whole.
 * @throws StartError with one sentence for the operator
 */
export interface BackUpStore {
  /** Where it is, for people. */
  place: string;
  list(): Promise<string[]>;
  /** @param file of this machine, all of which is stored under the name */
  put(name: string, file: string): Promise<void>;
  /** @param file of this machine, which must not exist yet; only its owner may read it */
  fetch(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}
