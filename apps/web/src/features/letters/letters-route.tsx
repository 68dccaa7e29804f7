import { IconPencil, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import {
  incomingLetterList,
  outgoingLetterList,
  type LetterListRow,
} from '@tartip/domain/lists/letter-lists'
import { listInputOf, rowMatches, wasMadeBefore, type ListSearch } from '@tartip/domain/lists/list'
import { may } from '@tartip/domain/people/policy'
import { useEffect } from 'react'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import type { DocumentDrawerProps } from '../../documents/drawer/document-drawer.tsx'
import {
  DocumentListView,
  type DocumentSheetProps,
} from '../../documents/list/document-list-view.tsx'
import { UnfinishedList } from '../../documents/list/unfinished-list.tsx'
import { useDocumentList } from '../../documents/list/use-document-list.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { ExportButton } from '../../lists/export-button.tsx'
import type { ColumnStyles, ShownList } from '../../lists/list-columns.tsx'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useListWords } from '../../lists/use-list-words.ts'
import { lettersQuery, liveLetters, subjectsQuery, type LetterRow } from './api/letter-queries.ts'
import { unfinishedLetters } from './api/unfinished-letters.ts'
import { letterKind } from './letter-kind.ts'
import { LetterStatusChip } from './letter-slots.tsx'
import classes from './letters.module.css'
import { letterFormHref, lettersHref, type LetterBox } from './urls.ts'

const lists: Readonly<Record<LetterBox, ShownList<LetterListRow>>> = {
  incoming: incomingLetterList,
  outgoing: outgoingLetterList,
}

const drawer = lazySlot<DocumentSheetProps<LetterRow>>(async () => {
  const { DocumentDrawer } = await import('../../documents/drawer/document-drawer.tsx')
  return (props: Omit<DocumentDrawerProps<LetterRow>, 'kind'>) => (
    <DocumentDrawer {...props} kind={letterKind} />
  )
})

const columnStyles: ColumnStyles<LetterRow> = {
  date: { width: '9.5rem' },
  title: { isRowName: true },
  writer: { width: '10rem', isExtra: true },
  sender: { width: '11rem', isExtra: true },
  status: { width: '12.5rem', cell: row => <LetterStatusChip row={row} /> },
  file: { width: '9.5rem', isExtra: true },
}

/** Letters of the company, one box at a time. */
export function LettersRoute() {
  const { name, id } = useParams({ strict: false })
  const { history } = useRouter()
  const box = name === 'outgoing' ? 'outgoing' : 'incoming'
  useEffect(
    function openInSheet() {
      if (id !== undefined) history.replace(lettersHref(box, { letter: id }))
    },
    [history, box, id],
  )
  return <Letters key={box} box={box} />
}

function Letters({ box }: { box: LetterBox }) {
  const { t } = useTranslation('letters')
  const { t: ofDocuments } = useTranslation('documents')
  const { history } = useRouter()
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const list = lists[box]
  const words = useListWords(list)
  const address = useListAddress(list)
  const { search } = address
  const { asOf } = search
  const query = lettersQuery(
    box,
    { legalPartyId, ...listInputOf(list, search), ...(asOf ? { asOf } : {}) },
    search.page ?? 1,
  )
  const documents = useDocumentList<LetterRow>({
    kind: letterKind,
    list,
    legalPartyId,
    address,
    found: useQuery(query),
    listKey: query.queryKey,
    source: liveLetters(legalPartyId),
    belongs: row =>
      row.direction === (box === 'incoming' ? 'INCOMING' : 'OUTGOING') &&
      wasMadeBefore(search, row.createdDate) &&
      rowMatches(list, search, row, viewer),
  })
  const toSign = documents.rows.filter(row => row.isSignable).length
  const mayWrite = may(viewer, 'letters.write').ok
  const create = mayWrite ? (
    <LinkButton
      href={letterFormHref()}
      variant={toSign > 0 ? 'default' : 'filled'}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {t($ => $.list.create)}
    </LinkButton>
  ) : undefined
  return (
    <Page
      title={words.title}
      actions={
        <>
          {toSign > 0 ? (
            <LinkButton
              href="/sign/letters"
              variant="filled"
              leftSection={<IconSignature size={18} aria-hidden />}
            >
              {ofDocuments($ => $.desk.open, { count: toSign })}
            </LinkButton>
          ) : null}
          {create}
        </>
      }
    >
      <Tabs
        label={t($ => $.list.boxes)}
        value={box}
        tabs={(['incoming', 'outgoing'] as const).map(value => ({
          value,
          label: t($ => $.list[value]),
        }))}
        onChange={next => history.push(lettersHref(next))}
      />
      {box === 'outgoing' && mayWrite && showsDrafts(search) ? (
        <UnfinishedLetters legalPartyId={legalPartyId} />
      ) : null}
      <DocumentListView
        documents={documents}
        list={list}
        words={words}
        columnStyles={columnStyles}
        renderCard={row => <LetterCard row={row} />}
        rowName={row => row.title}
        rowHref={row => lettersHref(box, { ...search, letter: row.id })}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.empty[box].title)}
            text={t($ => $.empty[box].text)}
            action={box === 'outgoing' ? create : undefined}
          />
        }
        mayAct={mayWrite}
        waitingText={count => t($ => $.list.waiting, { count })}
        sheet={drawer}
      >
        <ExportButton name={list.name} input={listInputOf(list, search)} />
      </DocumentListView>
    </Page>
  )
}

/** The first page of all letters, or of a choice of statuses that has drafts. */
function showsDrafts({ q, from, to, statuses, page }: ListSearch): boolean {
  const isNarrowed = [q, from, to].some(part => part !== undefined) || (page ?? 1) !== 1
  return !isNarrowed && (statuses === undefined || String(statuses).split(',').includes('DRAFT'))
}

/** Letters that the person has left unfinished; they stand above the drafts. */
function UnfinishedLetters({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const subjects = useQuery(subjectsQuery(language))
  return (
    <UnfinishedList
      forms={unfinishedLetters}
      legalPartyId={legalPartyId}
      lineOf={({ id, texts }) => {
        const { title, subjectCode, message, referenceLetterId, fileName } = texts
        const subject = subjects.data?.find(({ code }) => code === subjectCode)
        return {
          title:
            title ||
            subject?.name[language] ||
            message?.slice(0, 80) ||
            t($ => $.unfinished.untitled),
          details: [
            t($ => $.unfinished[referenceLetterId ? 'answerName' : 'unfinishedName']),
            fileName,
          ],
          href: letterFormHref({ unfinished: id }),
        }
      }}
    />
  )
}

/** A letter on a phone: what it is about, when it was written, then where it is. */
function LetterCard({ row }: { row: LetterRow }) {
  return (
    <span className={classes.card}>
      <span className={classes.name}>{row.title}</span>
      <span className={classes.note}>
        <DateTimeText value={row.createdDate} /> · {row.userShortName ?? row.senderName}
        {row.fileName ? ` · ${row.fileName}` : ''}
      </span>
      <span>
        <LetterStatusChip row={row} />
      </span>
    </span>
  )
}
