import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { CopyButton } from '../../components/controls/copy-button.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Chip, type ChipTone } from '../../components/text/chip.tsx'
import { PhoneText } from '../../components/text/phone-text.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { type OutboxMessage, outboxQuery } from './api/desk-api.ts'
import { simulatorQuery } from './api/simulator-api.ts'
import { codeInMessage } from './one-time-codes.ts'
import { DeskLine, DeskLines } from './desk-list.tsx'
import classes from './simulator.module.css'

const tones: Readonly<Record<OutboxMessage['state'], ChipTone>> = {
  QUEUED: 'info',
  DELIVERED: 'success',
  EXPIRED: 'muted',
  FAILED: 'danger',
}

/** All SMS messages of the bank, newest first. */
export function SmsOutbox() {
  const { t } = useTranslation('simulator')
  const outbox = useQuery(outboxQuery)
  const { data: state } = useQuery(simulatorQuery)
  const isMoved = state !== undefined && state.clock.offsetMs !== 0
  return (
    <section className={classes.panel} aria-labelledby="simulator-sms">
      <h2 id="simulator-sms">{t($ => $.sms.title)}</h2>
      {isMoved ? <p className={classes.quiet}>{t($ => $.sms.realTime)}</p> : null}
      <QueryState query={outbox}>
        {({ messages }) => (
          <DeskLines
            items={messages}
            keyOf={({ messageId }) => messageId}
            empty={t($ => $.sms.empty)}
            emptyTone="empty"
          >
            {message => <MessageLine message={message} />}
          </DeskLines>
        )}
      </QueryState>
    </section>
  )
}

function MessageLine({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('simulator')
  const code = codeInMessage(message.text)
  return (
    <DeskLine
      title={
        <span className={classes.shownText} translate="no">
          {message.text}
        </span>
      }
      note={
        <>
          <PhoneText value={message.phone} /> · {formatDateTime(fromIso(message.acceptedAt))}
        </>
      }
      end={
        <>
          <Chip tone={tones[message.state]}>{t($ => $.sms.states[message.state])}</Chip>
          {code ? <CopyButton text={code} what={t($ => $.sms.code)} /> : null}
        </>
      }
    />
  )
}
