/**
 * Storage for uploaded files; `path` is relative, and served at `/files/{path}`. A file never changes, and is small: pictures are encoded
 * again before they are stored. Never called inside a transaction, because it may be slow or gone.
 */
export interface StorageProvider {
  /** @throws StorageError */
  put(path: string, bytes: Buffer): Promise<void>;
  /**
   * @returns null if it doesn't exist
   * @throws StorageError
   */
  read(path: string): Promise<Buffer | null>;
  /**
   * Does nothing if the file doesn't exist.
   * @throws StorageError
   */
  remove(path: string): Promise<void>;
}

/** The storage could not be reached, or refused. The message contains no secrets. */
export class StorageError extends Error {
  override name = 'StorageError';
}
