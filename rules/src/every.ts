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

type Yes<Answers> = { [Member in keyof Answers]: Answers[Member] extends true ? Member : never }[keyof Answers];

/** The members of a union for which a record says yes; it must say yes or no of each. */
export const chosen =
  <Member extends string>() =>
  <const Answers extends Readonly<Record<Member, boolean>>>(answers: Answers): (Member & Yes<Answers>)[] =>
    (Object.keys(answers) as Member[]).filter((member): member is Member & Yes<Answers> => answers[member]);
