/** A text in which an email address may go on behind its “@” on the next line, before a word of it would break. */
export function Address({ children }: { children: string | null }) {
  const at = children?.indexOf('@') ?? -1;
  if (children === null || at < 0) return children;
  return (
    <>
      {children.slice(0, at + 1)}
      <wbr />
      {children.slice(at + 1)}
    </>
  );
}
