import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ActionBody } from '../actions/action-body.tsx'
import type { ActionFlow } from '../actions/action-flow.ts'
import { ActionFooter } from '../actions/action-footer.tsx'
import type { OpenFlow } from '../actions/flow-state.ts'
import { useActionTitle } from '../actions/use-action-title.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'

interface DeskDecisionProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  flow: ActionFlow<TRow>
  action: OpenFlow<TRow>
  /** What was typed before the confirmation was there. */
  typedAhead: string
}

/** The return or the rejection of the document that stands on the desk. */
export function DeskDecision<TRow extends DocumentRow>(props: DeskDecisionProps<TRow>) {
  const { kind, legalPartyId, flow, action, typedAhead } = props
  return (
    <SummaryCard title={useActionTitle(action)}>
      <ActionBody kind={kind} legalPartyId={legalPartyId} state={action} />
      <ActionFooter
        key={action.serial}
        kind={kind}
        legalPartyId={legalPartyId}
        flow={flow}
        state={action}
        typedAhead={typedAhead}
      />
    </SummaryCard>
  )
}
