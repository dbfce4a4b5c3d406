import { type ErrorCode, type ErrorParams, errorMessage, errors, type FieldIssue, type Refusal } from '@rondo/contract';

/** Thrown to refuse a call; `serve` answers with the code's status and sentence. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  readonly issues: FieldIssue[] | undefined;
  /** Seconds until retrying makes sense, for the answer's Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, params?: ErrorParams, issues?: FieldIssue[], retryAfterSeconds?: number) {
    super(errorMessage(code, params));
    this.code = code;
    this.params = params;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The same refusal, with a more specific code. */
  as(code: ErrorCode): Refused {
    return new Refused(code, this.params, this.issues, this.retryAfterSeconds);
  }

  get httpStatus(): number {
    return errors[this.code][0];
  }

  get body(): Refusal {
    return {
      status: this.httpStatus >= 500 ? 'error' : 'fail',
      code: this.code,
      message: this.message,
      ...(this.params && { params: this.params }),
      ...(this.issues && { issues: this.issues }),
    };
  }
}
