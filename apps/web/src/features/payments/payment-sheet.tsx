import { useNavigate, useSearch } from '@tanstack/react-router'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { useActionFlow, useFlowOutcome } from '../../documents/actions/use-action-flow.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { paymentKind } from './payment-kind.ts'

const noNeighbours = { previous: undefined, next: undefined }

/** A document over another page, which names it in its address as `payment`. */
export function PaymentSheet() {
  const { legalPartyId } = useViewer()
  const { payment } = useSearch({ strict: false })
  const openId = typeof payment === 'string' ? payment : undefined
  const navigate = useNavigate()
  const open = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, payment: id }),
      replace: true,
      resetScroll: false,
    })
  const { flow, state } = useActionFlow(paymentKind, legalPartyId)
  const announcement = useAnnouncement()
  useFlowOutcome({
    flow,
    state,
    announce: announcement.announceNow,
    openId,
    onDone: () => undefined,
    onDeleted: () => open(undefined),
  })
  return (
    <>
      <PaymentDrawer
        legalPartyId={legalPartyId}
        documentId={openId}
        neighbours={noNeighbours}
        flow={flow}
        state={state}
        onOpen={open}
        onClose={() => open(undefined)}
      />
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </>
  )
}
