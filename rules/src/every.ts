/**
 * A list of all members of a union, in an order of its own. A member that is missing doesn't compile, and the compiler names it; a list
 * that `satisfies readonly Member[]` is checked for its members alone (decisions/0128-complete-by-construction.md).
 */
export const every =
  <Member extends string>() =>
  <const List extends readonly Member[]>(
    list: List &
      ([Exclude<Member, List[number]>] extends [never] ? unknown : { missing: Exclude<Member, List[number]> }),
  ): List =>
    list;

/** The members of a union for which a record says yes; it must say yes or no of each. */
export const chosen = <Member extends string>(answers: Readonly<Record<Member, boolean>>): Member[] =>
  (Object.keys(answers) as Member[]).filter((member) => answers[member]);
