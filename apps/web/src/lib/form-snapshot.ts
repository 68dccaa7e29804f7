/** Whose form it was: it comes back only to the same person in the same contract. */
export interface SnapshotOwner {
  readonly personId: string
  readonly userContractId: string
}

interface Snapshot {
  readonly owner: SnapshotOwner
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
  keepSnapshot(owner: SnapshotOwner): void
  /** Whether a kept form waits for this owner; anybody else's is wiped by the question. */
  hasSnapshot(key: string, owner: SnapshotOwner): boolean
  /** Gives the kept values once. The form checks the shape: a release may have come between. */
  takeSnapshot(key: string, owner: SnapshotOwner): unknown
  /** At sign-in: what belongs to anybody else is wiped at once. */
  keepOnlyFor(owner: SnapshotOwner): void
  /** At manual log-out. */
  wipeSnapshots(): void
}

/** Keeps at most one unsaved form over a session expiry; never written to any storage. */
export function createFormSnapshots(): FormSnapshots {
  const forms = new Map<string, () => unknown>()
  let kept: Snapshot | undefined

  function keepOnlyFor(owner: SnapshotOwner): void {
    const isOwner =
      kept?.owner.personId === owner.personId && kept.owner.userContractId === owner.userContractId
    if (!isOwner) kept = undefined
  }

  function belongsTo(key: string, owner: SnapshotOwner): boolean {
    keepOnlyFor(owner)
    return kept?.key === key
  }

  return {
    registerFormSnapshot(key, getValues) {
      forms.set(key, getValues)
      return () => {
        if (forms.get(key) === getValues) forms.delete(key)
      }
    },
    keepSnapshot(owner) {
      for (const [key, getValues] of forms) {
        const values = getValues()
        if (values !== undefined) kept = { owner, key, values: structuredClone(values) }
      }
    },
    hasSnapshot: (key, owner) => belongsTo(key, owner),
    takeSnapshot(key, owner) {
      if (!belongsTo(key, owner)) return undefined
      const values = kept?.values
      kept = undefined
      return values
    },
    keepOnlyFor,
    wipeSnapshots() {
      kept = undefined
    },
  }
}

const snapshots = createFormSnapshots()
export const { registerFormSnapshot, keepSnapshot, hasSnapshot, takeSnapshot } = snapshots
export const { keepOnlyFor, wipeSnapshots } = snapshots
