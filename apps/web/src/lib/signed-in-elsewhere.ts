/** Somebody has signed in in another tab, in another company than the form that waits in this one. */
export interface SignedInElsewhere {
  /** Where the session stands now. */
  readonly companyName: string
  /** For whom the form was being filled in. */
  readonly formCompanyName: string
  /** Where the form is. */
  readonly path: string
}

let question: SignedInElsewhere | undefined
const listeners = new Set<() => void>()

/** Requested by the tab that is notified of the sign-in, answered at its sign-in page. */
export const signedInElsewhere = {
  get: (): SignedInElsewhere | undefined => question,
  set(next: SignedInElsewhere | undefined): void {
    question = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
