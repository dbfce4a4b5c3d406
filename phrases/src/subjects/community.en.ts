/** A community's card. */
export const community = {
  private: 'Private',
  calledHere: 'You’re “{{nickname}}” here',
  members: { one: '{{number}} member', other: '{{number}} members' },
} as const;
