import { officerTexts } from '@tartip/domain/text/officer-text'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerContract, OfficerLetter } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'
import { useOfficerText } from './use-officer-text.ts'

interface OfficerLettersProps {
  letters: readonly OfficerLetter[]
  contracts: readonly OfficerContract[]
  actions: OfficerActions
}

/** Letters to the bank, and new letters from the bank. */
export function OfficerLetters({ letters, contracts, actions }: OfficerLettersProps) {
  const { t } = useTranslation('simulator')
  return (
    <div className={classes.twoPanels}>
      <DeskList
        id="officer-letters"
        title={t($ => $.officer.letters)}
        text={t($ => $.officer.source.letters)}
        items={letters}
        keyOf={({ letterId }) => letterId}
        empty={t($ => $.officer.noLetters)}
      >
        {letter => <LetterLine letter={letter} actions={actions} />}
      </DeskList>
      <WriteLetter contracts={contracts} actions={actions} />
    </div>
  )
}

function LetterLine({ letter, actions }: { letter: OfficerLetter; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/letters/${letter.letterId}` as const
  return (
    <DeskLine
      title={letter.title}
      note={`${letter.companyName} · ${formatDateTime(fromIso(letter.sentAt))}`}
      below={
        // The company's own text, in its own language.
        <p className={classes.shownText} translate="no">
          {letter.message}
        </p>
      }
    >
      {letter.state === 'RECEIVED' ? (
        <DeskButton isBusy={actions.isBusy} onClick={() => actions.runAction(`${path}/take`)}>
          {t($ => $.officer.takeUp)}
        </DeskButton>
      ) : null}
      <DeskButton
        isBusy={actions.isBusy}
        kind="main"
        onClick={() =>
          actions.requestText({
            title: letter.title,
            label: t($ => $.officer.message),
            confirmLabel: t($ => $.officer.answer),
            path: `${path}/answer`,
            bodyOf: message => ({ message }),
            tone: 'brand',
            field: 'message',
          })
        }
      >
        {t($ => $.officer.answer)}
      </DeskButton>
      <DeskButton isBusy={actions.isBusy} onClick={() => actions.runAction(`${path}/finish`)}>
        {t($ => $.officer.finish)}
      </DeskButton>
    </DeskLine>
  )
}

interface WriteLetterProps {
  contracts: readonly OfficerContract[]
  actions: OfficerActions
}

function WriteLetter({ contracts, actions }: WriteLetterProps) {
  const { t } = useTranslation('simulator')
  const [legalPartyId, setLegalPartyId] = useState('')
  const title = useOfficerText('title')
  const message = useOfficerText('message')
  const isComplete = legalPartyId !== '' && title.isSendable && message.isSendable
  const send = async () => {
    const letter = { legalPartyId, title: title.read(), message: message.read() }
    if (!(await actions.runWithText('/officer/letters', letter))) return
    toast.success(t($ => $.officer.letterSent))
    title.change('')
    message.change('')
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isComplete) void send()
  }
  return (
    <section className={classes.panel} aria-labelledby="officer-write">
      <h2 id="officer-write">{t($ => $.officer.write)}</h2>
      <form className={classes.letterForm} onSubmit={handleSubmit} noValidate>
        <SelectField
          label={t($ => $.officer.company)}
          value={legalPartyId}
          options={contracts.map(contract => ({
            value: contract.legalPartyId,
            label: contract.companyName,
          }))}
          onChange={setLegalPartyId}
        />
        <TextField
          label={t($ => $.officer.subject)}
          value={title.value}
          error={title.error}
          maxLength={officerTexts.title.longest}
          onChange={title.change}
        />
        <TextAreaField
          label={t($ => $.officer.message)}
          value={message.value}
          error={message.error}
          counter={officerTexts.message.longest}
          onChange={message.change}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="default" disabled={actions.isBusy || !isComplete}>
            {t($ => $.officer.send)}
          </Button>
        </div>
      </form>
    </section>
  )
}
