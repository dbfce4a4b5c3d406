import { useEffect, useMemo } from 'react';

/** An object URL for a local file, revoked when it is no longer shown. */
export function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => (url ? keepUrl(url) : undefined), [url]);
  return url;
}

const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Keeps the URL until the effect is undone for good: during development, React undoes each effect once and runs it again. */
function keepUrl(url: string): () => void {
  clearTimeout(leaving.get(url));
  return () => {
    const revoke = () => {
      leaving.delete(url);
      URL.revokeObjectURL(url);
    };
    leaving.set(url, setTimeout(revoke, 0));
  };
}
