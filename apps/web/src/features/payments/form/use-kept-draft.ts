import { useEffect, useRef, useState } from 'react'
import { registerFormSnapshot, takeSnapshot } from '../../../lib/form-snapshot.ts'
import { useMe } from '../../../lib/use-me.ts'
import { draftOfSnapshot } from './data/draft-of-source.ts'
import type { TransferDraft } from './form-model.ts'

/** The draft that the end of a session left in this tab for this person and contract, once. */
export function useKeptDraft(key: string): TransferDraft | undefined {
  const me = useMe()
  const [kept] = useState(() =>
    draftOfSnapshot(
      takeSnapshot(key, {
        personId: me.userReferenceId,
        userContractId: me.currentContract.userContractAttributes.userContractId,
      }),
    ),
  )
  return kept
}

/** Lets the end of a session keep what is typed; `undefined` while nothing is worth keeping. */
export function useKeepDraft(key: string, draft: TransferDraft | undefined): void {
  const latest = useRef(draft)
  latest.current = draft
  useEffect(
    function offerDraft() {
      return registerFormSnapshot(key, () => latest.current)
    },
    [key],
  )
}
