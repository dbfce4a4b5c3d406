/** Where uploaded files are kept; `path` is relative, and `/files/{path}` serves it. */
export interface StorageProvider {
  put(path: string, bytes: Buffer): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  /** Nothing happens when there is no such file. */
  remove(path: string): Promise<void>;
}
