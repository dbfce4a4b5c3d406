/** The cost of one argon2id hash: memory in KiB, passes over it, and lanes. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** reliability.md#security-baseline */
const usual: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
/** A cheap hash, for people who live only as long as a test. */
const least: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** The cost of a password's hash, which only tests lower. */
export function passwordCostOf(nodeEnv: 'production' | 'development' | 'test' | undefined): PasswordCost {
  return nodeEnv === 'test' ? least : usual;
}
