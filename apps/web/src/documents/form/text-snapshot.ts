import type { FormTexts } from '@tartip/domain/forms/form'
import { useEffect, useRef, useState } from 'react'
import { registerFormSnapshot, takeSnapshot } from '../../lib/form-snapshot.ts'
import { useMe } from '../../lib/use-me.ts'

/** What the end of a session left in this tab for this person and contract, once. */
export function useRestoredTexts(key: string): unknown {
  const me = useMe()
  const [kept] = useState(() =>
    takeSnapshot(key, {
      personId: me.userReferenceId,
      userContractId: me.currentContract.userContractAttributes.userContractId,
    }),
  )
  return kept
}

/** Lets the end of a session keep what is typed; `undefined` while nothing is worth keeping. */
export function useTextSnapshot(key: string, texts: FormTexts | undefined): void {
  const latest = useRef(texts)
  latest.current = texts
  useEffect(
    function offerTexts() {
      return registerFormSnapshot(key, () => latest.current)
    },
    [key],
  )
}
