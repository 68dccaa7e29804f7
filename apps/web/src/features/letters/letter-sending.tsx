import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { useActionFlow, useFlowOutcome } from '../../documents/actions/use-action-flow.ts'
import { DocumentDrawer } from '../../documents/drawer/document-drawer.tsx'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import { readLetter } from './api/letter-queries.ts'
import { letterKind } from './letter-kind.ts'

interface LetterSendingProps {
  legalPartyId: string
  /** The letter that has been kept. */
  letterId: string
  onEnd: (id: string) => void
}

/** A kept letter goes on to its signature, or to whoever signs it; the sheet shows both. */
export function LetterSending({ legalPartyId, letterId, onEnd }: LetterSendingProps) {
  const { flow, state } = useActionFlow(letterKind, legalPartyId)
  const [begunId, setBegunId] = useState<string>()
  const announcement = useAnnouncement()
  useFlowOutcome({
    flow,
    state,
    announce: announcement.announceNow,
    openId: undefined,
    onDone: () => undefined,
    onDeleted: () => undefined,
  })
  const begin = useEffectEvent(async (id: string) => {
    // When it cannot be read now, its own sheet says why and offers the same action.
    const row = await readLetter({ id, legalPartyId }).catch(() => undefined)
    if (row) flow.start(row.isSignable ? 'sign' : 'sendForSigning', [row])
    setBegunId(id)
  })
  useEffect(
    function beginWhenKept() {
      void begin(letterId)
    },
    [letterId],
  )
  const end = useEffectEvent(onEnd)
  useEffect(
    function leaveWhenOver() {
      if (begunId !== undefined && state.phase === 'closed') end(begunId)
    },
    [begunId, state.phase],
  )
  return (
    <>
      <DocumentDrawer
        kind={letterKind}
        legalPartyId={legalPartyId}
        documentId={undefined}
        neighbours={{ previous: undefined, next: undefined }}
        flow={flow}
        state={state}
        onOpen={onEnd}
        onClose={() => flow.close()}
      />
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </>
  )
}
