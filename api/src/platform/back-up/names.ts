/** What a stored back-up contains: the embedded database with uploaded files, or a dump of the operator's own PostgreSQL. */
type BackUpKind = 'backup' | 'dump';

export interface StoredBackUp {
  name: string;
  kind: BackUpKind;
  /** When the back-up began. */
  at: Date;
}

/** `rondo-20261128T032000Z.backup.age` */
export const backUpName = (at: Date, kind: BackUpKind) =>
  `rondo-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.${kind}.age`;

const named = /^rondo-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(backup|dump)\.age$/;

/** The names that are back-ups, the newest first; other files are somebody else's, and stay. */
export function readBackUpNames(names: readonly string[]): StoredBackUp[] {
  const found = names.flatMap((name): StoredBackUp[] => {
    const [, year, month, day, hour, minute, second, kind] = named.exec(name) ?? [];
    if (kind !== 'backup' && kind !== 'dump') return [];
    return [{ name, kind, at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }];
  });
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
