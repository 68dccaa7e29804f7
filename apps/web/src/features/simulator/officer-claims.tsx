import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerClaim } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerClaimsProps {
  claims: readonly OfficerClaim[]
  actions: OfficerActions
}

/** Purchases by instalments that the partner decides: let through step by step, or refused. */
export function OfficerClaims({ claims, actions }: OfficerClaimsProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-claims">
      <h2 id="officer-claims">{t($ => $.officer.claims)}</h2>
      <p className={classes.quiet}>{t($ => $.officer.whoBrings.claims)}</p>
      {claims.length === 0 ? (
        <EmptyState illustration="done" title={t($ => $.officer.noClaims)} isCompact />
      ) : (
        <ul className={classes.payments}>
          {claims.map(claim => (
            <ClaimLine key={claim.loanClaimId} claim={claim} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ClaimLine({ claim, actions }: { claim: OfficerClaim; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/claims/${claim.loanClaimId}` as const
  const isShopsTurn = claim.status === 'AWAITING_DELIVERY_CONFIRMATION'
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>
          {claim.claimNumber} · {claim.buyer}
        </p>
        <p className={classes.quiet}>
          {claim.companyName} · {t($ => $.officer.claimStates[claim.status])}
        </p>
      </div>
      <Amount value={claim.amount} currency="KGS" />
      <div className={classes.buttons}>
        {isShopsTurn ? null : (
          <Button
            size="sm"
            variant="default"
            disabled={actions.isBusy}
            onClick={() => actions.order(`${path}/advance`)}
          >
            {t($ => (claim.status === 'UNDER_REVIEW' ? $.officer.approve : $.officer.payOut))}
          </Button>
        )}
        {claim.status === 'CREDITING_FUNDS' ? null : (
          <Button
            size="sm"
            variant="default"
            color="danger"
            disabled={actions.isBusy}
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
          </Button>
        )}
      </div>
    </li>
  )
}
