/** Values for the placeholders of a message; the code says what happened, these say to what. */
export type Params = Readonly<Record<string, string | number>>

export interface Success<T> {
  readonly ok: true
  readonly value: T
}

export interface Failure<E extends string> {
  readonly ok: false
  readonly error: { readonly code: E; readonly params: Params }
}

/** The answer of every rule: a value, or a stable code with parameters. Never a text. */
export type Result<T, E extends string> = Success<T> | Failure<E>

/** The answer of a rule that only holds or does not. */
export type Verdict<E extends string> = Result<void, E>

/** What was requested. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value }
}

/** A refusal; the code and the parameters are made into words where a person reads them. */
export function err<E extends string>(code: E, params: Params = {}): Failure<E> {
  return { ok: false, error: { code, params } }
}

export const holds: Success<void> = { ok: true, value: undefined }
