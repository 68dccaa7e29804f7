import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { type SoftwareToken, tokenKeyKinds, tokensQuery, tokenStates } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskLines } from './desk-list.tsx'
import classes from './simulator.module.css'
import { useDeskAction } from './use-desk-action.ts'

/** Software tokens, and what their owners' computers find when they sign. */
export function TokenPanel() {
  const { t } = useTranslation('simulator')
  const tokens = useQuery(tokensQuery)
  return (
    <section className={classes.panel} aria-labelledby="simulator-tokens">
      <h2 id="simulator-tokens">{t($ => $.token.title)}</h2>
      <QueryState query={tokens}>
        {data => (
          <>
            <p className={classes.quiet}>
              {t($ => $.token.text)} <code>{data.pin}</code>
            </p>
            <DeskLines
              items={data.tokens}
              keyOf={({ tokenId }) => tokenId}
              empty={t($ => $.token.empty)}
              emptyTone="empty"
            >
              {token => <TokenLine token={token} />}
            </DeskLines>
          </>
        )}
      </QueryState>
    </section>
  )
}

function TokenLine({ token }: { token: SoftwareToken }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  return (
    <DeskLine
      title={token.label}
      note={
        <>
          {t($ => $.token.certificate)} <code>{token.certificateSerial.slice(0, 8)}…</code>{' '}
          {t($ => $.token.until, { date: formatDate(bishkekDate(fromIso(token.validUntil))) })}
        </>
      }
      end={
        <>
          <div className={classes.choice}>
            <SelectField
              label={t($ => $.token.state)}
              value={token.state}
              options={tokenStates.map(state => ({
                value: state,
                label: t($ => $.token.states[state]),
              }))}
              onChange={state => void runAction(`/tokens/${token.tokenId}/state`, { state })}
            />
          </div>
          <div className={classes.choice}>
            <SelectField
              label={t($ => $.token.key)}
              value={token.keyKind}
              options={tokenKeyKinds.map(kind => ({
                value: kind,
                label: t($ => $.token.keys[kind]),
              }))}
              onChange={keyKind => void runAction(`/tokens/${token.tokenId}/key`, { keyKind })}
            />
          </div>
          {token.isLocked ? <Chip tone="danger">{t($ => $.token.locked)}</Chip> : null}
          {token.isRevoked ? <Chip tone="danger">{t($ => $.token.revoked)}</Chip> : null}
        </>
      }
    >
      {token.isLocked ? (
        <DeskButton
          isBusy={busyPath !== undefined}
          onClick={() => void runAction(`/tokens/${token.tokenId}/unlock`)}
        >
          {t($ => $.token.unlock)}
        </DeskButton>
      ) : null}
      {token.isRevoked ? (
        <DeskButton
          isBusy={busyPath !== undefined}
          kind="main"
          onClick={() => void runAction(`/tokens/${token.tokenId}/key`, { keyKind: token.keyKind })}
        >
          {t($ => $.token.renew)}
        </DeskButton>
      ) : (
        <RevokeButton token={token} />
      )}
    </DeskLine>
  )
}

/**
 * Revokes the certificate, as for a lost token; it needs confirmation because it cannot be undone.
 */
function RevokeButton({ token }: { token: SoftwareToken }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const [isRequested, setIsRequested] = useState(false)
  const revoke = async () => {
    if (!(await runAction(`/tokens/${token.tokenId}/revoke`))) return
    setIsRequested(false)
    toast.success(t($ => $.token.revokedDone))
  }
  return (
    <>
      <DeskButton
        isBusy={busyPath !== undefined}
        kind="danger"
        onClick={() => setIsRequested(true)}
      >
        {t($ => $.token.revoke)}
      </DeskButton>
      <ConfirmDialog
        opened={isRequested}
        title={t($ => $.token.revokeTitle)}
        body={<p>{t($ => $.token.revokeText, { token: token.label })}</p>}
        confirmLabel={t($ => $.token.doRevoke)}
        tone="danger"
        isBusy={busyPath !== undefined}
        onCancel={() => setIsRequested(false)}
        onConfirm={() => void revoke()}
      />
    </>
  )
}
