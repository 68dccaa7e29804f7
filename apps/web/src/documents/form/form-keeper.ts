import type { SaveAttempt, TypedForm } from '@tartip/domain/forms/unfinished-form'
import { toApiError } from '../../lib/api-error.ts'
import { randomUuid } from '../../lib/clock.ts'

export interface KeeperDeps {
  /** Keeps the form and resolves to its new version. */
  keep(
    form: TypedForm & { readonly id: string; readonly version: number | undefined },
  ): Promise<number>
  remove(id: string): Promise<unknown>
  /** The form is kept under this id, which the address should name. */
  onKept(id: string): void
}

/** `apart`: another device has changed the form meanwhile, so this one was kept as a second one. */
export type KeepOutcome = 'kept' | 'apart'

export interface FormKeeper {
  /** Keeps what is typed because the person wants it. Throws ApiError when it could not be kept. */
  keep(typed: TypedForm): Promise<KeepOutcome>
  /** Keeps what is typed beside a save, so that a lost answer is found after a reload. */
  keepAttempt(typed: TypedForm & { readonly attempt: SaveAttempt }): Promise<void>
  /** The save was refused: nothing is awaited any more. */
  endAttempt(typed: TypedForm): Promise<void>
  /** The person lets go of what is typed; what they have kept themselves stays. */
  letGo(): Promise<void>
}

/** Another device has changed or deleted the form. */
const changedElsewhere = ['UNFINISHED_FORM_CHANGED_MEANWHILE', 'UNFINISHED_FORM_NOT_FOUND']

/** Keeps one form; calls go out one after the other, so that each knows the version that the one before has made. */
export function createFormKeeper(
  deps: KeeperDeps,
  start?: { readonly id: string; readonly version: number },
): FormKeeper {
  let id = start?.id ?? randomUuid()
  let version = start?.version
  /** The person has kept it, here or where it was opened from. */
  let isWanted = start !== undefined
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = last.then(run)
    // The one who called gets the failure; the next call goes out in any case.
    last = next.catch(() => undefined)
    return next
  }

  async function keepNow(typed: TypedForm): Promise<KeepOutcome> {
    try {
      version = await deps.keep({ ...typed, id, version })
      deps.onKept(id)
      return 'kept'
    } catch (error) {
      if (version === undefined || !changedElsewhere.includes(toApiError(error).code)) throw error
    }
    id = randomUuid()
    version = await deps.keep({ ...typed, id, version: undefined })
    deps.onKept(id)
    return 'apart'
  }

  const removeNow = async (): Promise<void> => {
    if (version === undefined) return
    version = undefined
    await deps.remove(id)
    id = randomUuid()
  }
  // The save itself decides what the person sees: a form that could not be kept beside it, for example because there
  // are too many, must not stop it.
  const beside = (run: () => Promise<unknown>): Promise<void> =>
    inTurn(run).then(
      () => undefined,
      () => undefined,
    )

  return {
    keep: typed =>
      inTurn(async () => {
        const outcome = await keepNow(typed)
        isWanted = true
        return outcome
      }),
    keepAttempt: typed => beside(() => keepNow(typed)),
    endAttempt: typed => beside(() => (isWanted ? keepNow(typed) : removeNow())),
    letGo: () => beside(async () => (isWanted ? undefined : removeNow())),
  }
}
