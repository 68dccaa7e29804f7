/** Whose form it was: it comes back only to the same person in the same contract. */
export interface SnapshotOwner {
  readonly personId: string
  readonly userContractId: string
}

/** Where a kept form belongs. */
export interface SavedForm {
  readonly userContractId: string
  readonly companyName: string
}

interface Snapshot {
  readonly owner: SnapshotOwner
  readonly companyName: string
  readonly key: string
  readonly values: unknown
}

export interface FormSnapshots {
  /**
   * A form says how to read its values; `getValues` answers undefined while nothing is worth keeping.
   * `key` names the form and the document in it, for example `payment/clearing-gross/new`.
   */
  registerFormSnapshot(key: string, getValues: () => unknown): () => void
  /** At session expiry: keeps the values of the one dirty form, in memory of this tab only. */
  saveSnapshot(owner: SnapshotOwner, companyName: string): void
  /** Whether a form of this person waits in any of their companies, and in which. Wipes nothing. */
  savedFormOf(personId: string): SavedForm | undefined
  /** Whether a kept form waits for this owner; anybody else's is wiped by the question. */
  hasSnapshot(key: string, owner: SnapshotOwner): boolean
  /** Gives the kept values once. The form checks the shape: a release may have come between. */
  takeSnapshot(key: string, owner: SnapshotOwner): unknown
  /** At sign-in: what belongs to anybody else is wiped at once. */
  discardOfOthers(owner: SnapshotOwner): void
  /** At manual log-out. */
  wipeSnapshots(): void
}

/** Keeps at most one unsaved form over a session expiry; never written to any storage. */
export function createFormSnapshots(): FormSnapshots {
  const forms = new Map<string, () => unknown>()
  let kept: Snapshot | undefined

  function discardOfOthers(owner: SnapshotOwner): void {
    const isOwner =
      kept?.owner.personId === owner.personId && kept.owner.userContractId === owner.userContractId
    if (!isOwner) kept = undefined
  }

  function belongsTo(key: string, owner: SnapshotOwner): boolean {
    discardOfOthers(owner)
    return kept?.key === key
  }

  return {
    registerFormSnapshot(key, getValues) {
      forms.set(key, getValues)
      return () => {
        if (forms.get(key) === getValues) forms.delete(key)
      }
    },
    saveSnapshot(owner, companyName) {
      for (const [key, getValues] of forms) {
        const values = getValues()
        if (values !== undefined) {
          kept = { owner, companyName, key, values: structuredClone(values) }
        }
      }
    },
    savedFormOf(personId) {
      if (kept?.owner.personId !== personId) return undefined
      return { userContractId: kept.owner.userContractId, companyName: kept.companyName }
    },
    hasSnapshot: (key, owner) => belongsTo(key, owner),
    takeSnapshot(key, owner) {
      if (!belongsTo(key, owner)) return undefined
      const values = kept?.values
      kept = undefined
      return values
    },
    discardOfOthers,
    wipeSnapshots() {
      kept = undefined
    },
  }
}

const snapshots = createFormSnapshots()
export const { registerFormSnapshot, saveSnapshot, hasSnapshot, takeSnapshot } = snapshots
export const { discardOfOthers, savedFormOf, wipeSnapshots } = snapshots
