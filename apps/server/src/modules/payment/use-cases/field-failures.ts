import type { LocalizedText } from '@tartip/domain/language'
import type { Params } from '@tartip/domain/result'

/** What is wrong with one field of a form. A rule of the bank brings its own message, other codes have texts in the catalogue. */
export interface FormFailure {
  readonly field: string
  readonly code: string
  readonly params: Params
  readonly message?: LocalizedText
}

/** Collects failures: one a field, the first one found, because a person corrects a field once. */
export class FormFailures {
  readonly #byField = new Map<string, FormFailure>()

  add(field: string, code: string, params: Params = {}): void {
    if (!this.#byField.has(field)) this.#byField.set(field, { field, code, params })
  }

  addAll(failures: readonly FormFailure[]): void {
    for (const failure of failures) {
      if (!this.#byField.has(failure.field)) this.#byField.set(failure.field, failure)
    }
  }

  has(field: string): boolean {
    return this.#byField.has(field)
  }

  list(): readonly FormFailure[] {
    return [...this.#byField.values()]
  }
}
