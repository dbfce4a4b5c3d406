/** Storage for uploaded files; `path` is relative, and served at `/files/{path}`. */
export interface StorageProvider {
  put(path: string, bytes: Buffer): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  /** Does nothing if the file doesn't exist. */
  remove(path: string): Promise<void>;
}
