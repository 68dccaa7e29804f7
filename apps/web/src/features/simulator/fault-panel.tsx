import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { readOfficerText } from '@tartip/domain/text/officer-text'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { DigitsField } from '../../components/fields/digits-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { type FaultKind, type Faults, faultsQuery } from './api/desk-api.ts'
import { DeskLine, DeskLines } from './desk-list.tsx'
import classes from './simulator.module.css'
import { useDeskAction } from './use-desk-action.ts'

const chances = [0, 10, 50] as const
const absenceMinutes = 5
/** A nine-digit number is always a valid seed. */
const seedDigits = 9

/** Fault injection between the internet bank and the bank: planned and random faults. */
export function FaultPanel() {
  const { t } = useTranslation('simulator')
  const faults = useQuery(faultsQuery)
  return (
    <QueryState query={faults}>
      {data => (
        <div className={classes.twoPanels}>
          <section className={classes.panel} aria-labelledby="simulator-faults">
            <h2 id="simulator-faults">{t($ => $.faults.title)}</h2>
            <p className={classes.quiet}>{t($ => $.faults.text)}</p>
            <Absence faults={data} />
            <Seed key={data.seed} seed={data.seed} />
            <DeskLines items={data.kinds} keyOf={kind => kind}>
              {kind => <FaultLine kind={kind} faults={data} />}
            </DeskLines>
          </section>
          <AmlWords key={data.amlWords.join()} words={data.amlWords} />
        </div>
      )}
    </QueryState>
  )
}

function Absence({ faults }: { faults: Faults }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const isBusy = busyPath !== undefined
  return (
    <>
      {faults.unavailableUntil ? (
        <p>
          <Chip tone="danger">
            {t($ => $.faults.unavailable, {
              time: formatDateTime(fromIso(faults.unavailableUntil ?? '')),
            })}
          </Chip>
        </p>
      ) : null}
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          onClick={() => void runAction('/faults/away', { minutes: absenceMinutes })}
        >
          {t($ => $.faults.makeUnavailable)}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          onClick={() => void runAction('/faults/calm')}
        >
          {t($ => $.faults.reset)}
        </Button>
      </div>
    </>
  )
}

/** The seed: with the same number the same calls about a document are hit. */
function Seed({ seed }: { seed: number | undefined }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const [text, setText] = useState(seed === undefined ? '' : String(seed))
  return (
    <div className={classes.letterForm}>
      <DigitsField
        label={t($ => $.faults.seed)}
        hint={t($ => $.faults.seedHint)}
        value={text}
        length={seedDigits}
        groups={[seedDigits]}
        onChange={setText}
      />
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="default"
          disabled={busyPath !== undefined}
          aria-label={`${t($ => $.faults.seed)}: ${t($ => $.faults.save)}`}
          onClick={() =>
            void runAction('/faults/seed', { seed: text === '' ? null : Number(text) })
          }
        >
          {t($ => $.faults.save)}
        </Button>
      </div>
    </div>
  )
}

function FaultLine({ kind, faults }: { kind: FaultKind; faults: Faults }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const planned = faults.next[kind] ?? 0
  const percent = faults.chancePercent[kind] ?? 0
  const name = t($ => $.faults.kinds[kind])
  const next = chances[(chances.findIndex(chance => chance === percent) + 1) % chances.length] ?? 0
  return (
    <DeskLine
      title={name}
      end={
        planned > 0 ? (
          <Chip tone="warning">{t($ => $.faults.planned, { count: planned })}</Chip>
        ) : null
      }
    >
      <Button
        size="sm"
        variant="default"
        disabled={busyPath !== undefined}
        aria-label={`${name}: ${t($ => $.faults.once)}`}
        onClick={() => void runAction('/faults/next', { kind, count: 1 })}
      >
        {t($ => $.faults.once)}
      </Button>
      <Button
        size="sm"
        variant={percent > 0 ? 'light' : 'default'}
        disabled={busyPath !== undefined}
        aria-label={`${name}: ${t($ => $.faults.chance, { percent })}`}
        onClick={() => void runAction('/faults/chance', { kind, percent: next })}
      >
        {t($ => $.faults.chance, { percent })}
      </Button>
    </DeskLine>
  )
}

function AmlWords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const language = useLanguage()
  const [text, setText] = useState(words.join('\n'))
  const read = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => readOfficerText('amlWord', line))
  const wrong = read.find(word => !word.ok)
  return (
    <section className={classes.panel} aria-labelledby="simulator-aml">
      <h2 id="simulator-aml">{t($ => $.faults.aml)}</h2>
      <TextAreaField
        label={t($ => $.faults.amlWords)}
        value={text}
        rows={6}
        error={
          wrong === undefined || wrong.ok
            ? undefined
            : errorText(wrong.error.code, wrong.error.params, language)
        }
        onChange={setText}
      />
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="default"
          disabled={busyPath !== undefined || wrong !== undefined}
          onClick={() =>
            void runAction('/faults/aml-words', {
              words: read.flatMap(word => (word.ok ? [word.value] : [])),
            })
          }
        >
          {t($ => $.faults.save)}
        </Button>
      </div>
    </section>
  )
}
