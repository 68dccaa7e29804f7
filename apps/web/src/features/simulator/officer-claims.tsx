import { Amount } from '../../components/text/amount.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerClaim } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface OfficerClaimsProps {
  claims: readonly OfficerClaim[]
  actions: OfficerActions
}

/** Instalment purchases that the partner decides: approved step by step, or refused. */
export function OfficerClaims({ claims, actions }: OfficerClaimsProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="officer-claims"
      title={t($ => $.officer.claims)}
      text={t($ => $.officer.source.claims)}
      items={claims}
      keyOf={({ loanClaimId }) => loanClaimId}
      empty={t($ => $.officer.noClaims)}
    >
      {claim => <ClaimLine claim={claim} actions={actions} />}
    </DeskList>
  )
}

function ClaimLine({ claim, actions }: { claim: OfficerClaim; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/claims/${claim.loanClaimId}` as const
  const isShopsTurn = claim.status === 'AWAITING_DELIVERY_CONFIRMATION'
  return (
    <DeskLine
      title={`${claim.claimNumber} · ${claim.buyer}`}
      note={`${claim.companyName} · ${t($ => $.officer.claimStates[claim.status])}`}
      end={<Amount value={claim.amount} currency="KGS" />}
    >
      {isShopsTurn ? null : (
        <DeskButton isBusy={actions.isBusy} onClick={() => actions.runAction(`${path}/advance`)}>
          {t($ => (claim.status === 'UNDER_REVIEW' ? $.officer.approve : $.officer.payOut))}
        </DeskButton>
      )}
      {claim.status === 'CREDITING_FUNDS' ? null : (
        <DeskButton
          isBusy={actions.isBusy}
          kind="danger"
          onClick={() =>
            actions.confirm({
              title: t($ => $.officer.refuseClaimTitle),
              text: t($ => $.officer.refuseClaimText, {
                number: claim.claimNumber,
                buyer: claim.buyer,
              }),
              confirmLabel: t($ => $.desk.refuse),
              path: `${path}/refuse`,
            })
          }
        >
          {t($ => $.desk.refuse)}
        </DeskButton>
      )}
    </DeskLine>
  )
}
