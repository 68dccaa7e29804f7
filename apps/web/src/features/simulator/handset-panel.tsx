import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Chip, type ChipTone } from '../../components/text/chip.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { type PhoneKey, type PhoneRequest, phonesQuery } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskLines } from './desk-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import classes from './simulator.module.css'
import { useDeskAction } from './use-desk-action.ts'

const tones: Readonly<Record<PhoneKey['status'], ChipTone>> = {
  CREATED: 'info',
  ACTIVE: 'success',
  BLOCKED: 'danger',
  EXPIRED: 'muted',
  REMOVED: 'muted',
}

/** The phone that confirms: requests with their text, and activated keys. */
export function HandsetPanel() {
  const phones = useQuery(phonesQuery)
  return (
    <QueryState query={phones}>
      {({ keys, requests }) => (
        <div className={classes.twoPanels}>
          <Requests requests={requests} keys={keys} />
          <Keys keys={keys} />
        </div>
      )}
    </QueryState>
  )
}

interface RequestsProps {
  requests: readonly PhoneRequest[]
  keys: readonly PhoneKey[]
}

function Requests({ requests, keys }: RequestsProps) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const [declined, setDeclined] = useState<string>()
  const ownerOf = (request: PhoneRequest): string =>
    keys.find(key => key.pcUserId === request.pcUserId)?.username ?? request.pcUserId
  return (
    <section className={classes.panel} aria-labelledby="simulator-requests">
      <h2 id="simulator-requests">{t($ => $.phone.requests)}</h2>
      <p className={classes.quiet}>{t($ => $.phone.requestsText)}</p>
      {requests.length === 0 ? (
        <EmptyState illustration="done" title={t($ => $.phone.noRequests)} isCompact />
      ) : (
        <ul className={classes.handsets}>
          {requests.map(request => (
            <li key={request.transactionId} className={classes.handset}>
              <p className={classes.quiet}>
                <PersonName name={ownerOf(request)} /> ·{' '}
                {t($ => $.phone.until, { time: formatDateTime(fromIso(request.validUntil)) })}
              </p>
              {/* The signed text is Russian in every language. */}
              <p className={classes.shownText} lang="ru">
                {request.text}
              </p>
              <div className={classes.buttons}>
                <Button
                  disabled={busyPath !== undefined}
                  onClick={() =>
                    void runAction(`/phones/requests/${request.transactionId}/confirm`)
                  }
                >
                  {t($ => $.phone.confirm)}
                </Button>
                <Button
                  variant="default"
                  color="danger"
                  disabled={busyPath !== undefined}
                  onClick={() => setDeclined(request.transactionId)}
                >
                  {t($ => $.phone.decline)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {declined === undefined ? null : (
        <ReasonDialog
          title={t($ => $.phone.declineTitle)}
          label={t($ => $.phone.reason)}
          confirmLabel={t($ => $.phone.decline)}
          isBusy={busyPath !== undefined}
          onCancel={() => setDeclined(undefined)}
          onConfirm={async reason => {
            if (await runAction(`/phones/requests/${declined}/decline`, { reason })) {
              setDeclined(undefined)
            }
          }}
        />
      )}
    </section>
  )
}

function Keys({ keys }: { keys: readonly PhoneKey[] }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  return (
    <section className={classes.panel} aria-labelledby="simulator-keys">
      <h2 id="simulator-keys">{t($ => $.phone.keys)}</h2>
      <TakeKey
        isBusy={busyPath !== undefined}
        onTake={text => runAction('/phones/keys', { text })}
      />
      <DeskLines items={keys} keyOf={({ pcUserId }) => pcUserId}>
        {key => (
          <DeskLine
            title={<PersonName name={key.username} />}
            end={<Chip tone={tones[key.status]}>{t($ => $.phone.statuses[key.status])}</Chip>}
          >
            {key.status === 'ACTIVE' || key.status === 'BLOCKED' ? (
              <DeskButton
                isBusy={busyPath !== undefined}
                onClick={() =>
                  void runAction(`/phones/keys/${key.pcUserId}`, {
                    isBlocked: key.status === 'ACTIVE',
                  })
                }
              >
                {t($ => (key.status === 'ACTIVE' ? $.phone.block : $.phone.unblock))}
              </DeskButton>
            ) : undefined}
          </DeskLine>
        )}
      </DeskLines>
    </section>
  )
}

interface TakeKeyProps {
  isBusy: boolean
  onTake: (text: string) => Promise<boolean>
}

function TakeKey({ isBusy, onTake }: TakeKeyProps) {
  const { t } = useTranslation('simulator')
  const [text, setText] = useState('')
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() !== '' && (await onTake(text.trim()))) setText('')
  }
  return (
    <form className={classes.oneLine} onSubmit={event => void handleSubmit(event)} noValidate>
      <TextField
        label={t($ => $.phone.key)}
        hint={t($ => $.phone.keyHint)}
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="default" disabled={isBusy}>
        {t($ => $.phone.take)}
      </Button>
    </form>
  )
}
