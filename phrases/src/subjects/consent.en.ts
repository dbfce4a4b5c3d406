/** The end of the sentence at the box with which somebody accepts the terms, for an account or as a guest. */
export const consent = {
  age: ', and I’m {{age}} or older, or at least {{least}} and my parents agree',
} as const;
