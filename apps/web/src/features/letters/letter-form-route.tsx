import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { titleOfAnswer, type LetterForm as LetterReference } from '@tartip/domain/documents/letter'
import { languages } from '@tartip/domain/language'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { ContinuedForm } from '../../documents/form/continued-form.tsx'
import { useFormInstance } from '../../documents/form/kept-address.ts'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { letterQuery, letterReferenceQuery, type LetterRow } from './api/letter-queries.ts'
import { unfinishedLetters } from './api/unfinished-letters.ts'
import { lettersHref } from './urls.ts'
import { letterFormPath, type LetterStart } from './use-letter-form.ts'
import { LetterForm } from './letter-form.tsx'

/** A letter to the bank: a new one, a draft that is changed, an answer, or one that was left unfinished. */
export function LetterFormRoute() {
  const { t } = useTranslation('letters')
  const { id, answer, unfinished } = useSearch({ strict: false })
  const { key, keptId } = useFormInstance([id, answer].join(' '), textOf(unfinished))
  if (keptId === undefined)
    return <OpenedLetter key={key} id={textOf(id)} answer={textOf(answer)} />
  return (
    <ContinuedForm
      key={key}
      forms={unfinishedLetters}
      keptId={keptId}
      path={letterFormPath}
      draftsHref={lettersHref('outgoing')}
      documentHref={letter => lettersHref('outgoing', { letter })}
      usedTitle={t($ => $.unfinished.usedTitle)}
      frame={content => (
        <Page title={t($ => $.form.title)} isNarrow>
          {content}
        </Page>
      )}
    >
      {kept => (
        <OpenedLetter id={kept.edited?.id} answer={kept.texts['referenceLetterId']} kept={kept} />
      )}
    </ContinuedForm>
  )
}

const textOf = (part: unknown): string | undefined =>
  typeof part === 'string' && part !== '' ? part : undefined

interface OpenedLetterProps {
  id: string | undefined
  answer: string | undefined
  /** What was typed and kept. */
  kept?: UnfinishedForm
}

function OpenedLetter({ id, answer, kept }: OpenedLetterProps) {
  const { t } = useTranslation('letters')
  const { legalPartyId } = useViewer()
  const source = id ?? answer
  const reference = useQuery(letterReferenceQuery(useLanguage()))
  const found = useQuery({
    ...letterQuery({ id: String(source), legalPartyId }),
    enabled: source !== undefined,
  })
  const isAnswer = found.data ? found.data.direction === 'INCOMING' : id === undefined
  const title = t(
    $ => $.form[source === undefined ? 'title' : isAnswer ? 'answerTitle' : 'editTitle'],
  )
  const shared = { title, legalPartyId, kept }
  return (
    <Page
      title={title}
      isNarrow
      back={{ href: lettersHref('outgoing'), label: t($ => $.list.outgoing) }}
    >
      <QueryState query={reference} skeleton={<LinesSkeleton lines={8} />}>
        {data =>
          source === undefined ? (
            <LetterForm {...shared} reference={data} start={newLetter} />
          ) : (
            <QueryState query={found} skeleton={<LinesSkeleton lines={8} />}>
              {row =>
                row.canEdit || row.canAnswer ? (
                  <LetterForm
                    {...shared}
                    key={`${row.id} ${row.version}`}
                    reference={data}
                    start={asSeen(startOf(row, data), kept)}
                    onReload={found.refetch}
                  />
                ) : (
                  <ClosedLetter row={row} />
                )
              }
            </QueryState>
          )
        }
      </QueryState>
    </Page>
  )
}

/** Saving names the version that was seen when the form was kept: a colleague's later change is not written over. */
const asSeen = (start: LetterStart, kept: UnfinishedForm | undefined): LetterStart =>
  start.edited && kept?.edited
    ? { ...start, edited: { ...start.edited, version: kept.edited.version } }
    : start

function ClosedLetter({ row: { direction, id } }: { row: LetterRow }) {
  const { t } = useTranslation('letters')
  const box = direction === 'INCOMING' ? 'incoming' : 'outgoing'
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.form.closedTitle)}
      text={t($ => $.form.closedText)}
      action={
        <LinkButton href={lettersHref(box, { letter: id })} variant="default">
          {t($ => $.form.toLetter)}
        </LinkButton>
      }
    />
  )
}

const newLetter: LetterStart = { initial: { subjectCode: '', title: '', message: '' } }

function startOf(row: LetterRow, { rules, subjects }: LetterReference): LetterStart {
  const { id, version, message, fileId, fileName } = row
  if (row.direction === 'INCOMING') {
    const subjectCode = subjects.find(subject => subject.needsTitle)?.code ?? ''
    const initial = { subjectCode, title: titleOfAnswer(rules, row.title), message: '' }
    return { initial, referenceLetterId: id }
  }
  const subject = subjects.find(({ code }) => code === row.subjectCode)
  // The name of the subject is no title of its own: it follows when another subject is chosen.
  const isName = languages.some(language => subject?.name[language] === row.title)
  const title = isName && subject?.needsTitle === false ? '' : row.title
  const file = fileId && fileName ? { uploadId: fileId, fileName } : undefined
  const initial = { subjectCode: subject?.code ?? '', title, message, file }
  return { initial, edited: { letterId: id, version } }
}
