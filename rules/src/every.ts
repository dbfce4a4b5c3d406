/**
 * A list of all members of a union, in its own order. If a member is missing, the list doesn't compile, and the compiler names the member; `satisfies
 * readonly Member[]` would check only the members that are there (decisions/0128-complete-by-construction.md).
 */
export const every =
  <Member extends string>() =>
  <const List extends readonly Member[]>(
    list: List &
      ([Exclude<Member, List[number]>] extends [never] ? unknown : { missing: Exclude<Member, List[number]> }),
  ): List =>
    list;

type Yes<Answers> = { [Member in keyof Answers]: Answers[Member] extends true ? Member : never }[keyof Answers];

/** The members of a union for which a record says yes; the record must say yes or no for each member. */
export const chosen =
  <Member extends string>() =>
  <const Answers extends Readonly<Record<Member, boolean>>>(answers: Answers): (Member & Yes<Answers>)[] =>
    (Object.keys(answers) as Member[]).filter((member): member is Member & Yes<Answers> => answers[member]);
