import { IconCheck, IconDownload, IconLanguage, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { languageNames, languages, type Language } from '@tartip/domain/language'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../components/controls/button.tsx'
import { IconButton } from '../components/controls/icon-button.tsx'
import { toast } from '../components/feedback/toast-store.ts'
import { Menu } from '../components/overlay/menu.tsx'
import { failureWords } from '../lib/failure-words.ts'
import { showsPdf } from '../lib/shows-pdf.ts'
import { saveFile } from '../lib/table-file/save-file.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useTranslation } from '../lib/use-translation.ts'
import {
  downloadFile,
  downloadList,
  type DownloadOptions,
  type ListExport,
} from './download-list.ts'
import classes from './lists.module.css'

/** A file that can be chosen in a menu. */
export interface FileChoice {
  readonly id: string
  readonly label: string
  readonly load: (options: DownloadOptions) => Promise<File>
  /** Opens in a tab where the browser shows it, as a paper is read before it is kept. */
  readonly isPaper?: boolean
}

interface FileMenuProps {
  /** Names the menu for a screen reader. */
  label: string
  choices: readonly FileChoice[]
  /** Why a file that could be expected is not among them. */
  note?: string | undefined
  /** Words of the button. */
  children: ReactNode
  icon?: ReactNode
  size?: 'sm' | 'md'
  /** Where the same files are written in each language: the one of `choices`, which the menu can change. */
  language?: Language
  onLanguageChange?: (language: Language) => void
}

type LoadIn = (language: Language) => FileChoice['load']

const inEachLanguage = (first: Language, loadIn: LoadIn): readonly FileChoice[] =>
  [first, ...languages.filter(other => other !== first)].map(language => ({
    id: `pdf-${language}`,
    label: `PDF · ${languageNames[language]}`,
    load: loadIn(language),
    isPaper: true,
  }))

/** The same paper in each language, the given one first. */
export const papersOf = (list: ListExport, first: Language): readonly FileChoice[] =>
  inEachLanguage(
    first,
    language => options =>
      downloadList({ ...list, input: { ...list.input, language } }, 'pdf', options),
  )

/** The same for a paper whose address the server gives. */
export const papersAt = (address: string, first: Language): readonly FileChoice[] =>
  inEachLanguage(
    first,
    language => options => downloadFile(`${address}&language=${language}`, 'paper.pdf', options),
  )

/** A tab needs its content for as long as it loads. */
const keptMs = 60_000

/** Files that the server writes; one can be stopped while it comes. */
export function FileMenu(props: FileMenuProps) {
  const {
    label,
    choices,
    note,
    children,
    icon,
    size = 'md',
    language: chosen,
    onLanguageChange,
  } = props
  const { t } = useTranslation('lists')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = useMutation({
    mutationFn: ({ load }: FileChoice) => {
      const controller = new AbortController()
      running.current = controller
      setReceived(0)
      return load({ signal: controller.signal, onProgress: setReceived })
    },
    onSuccess: (file, { isPaper }) => {
      if (isPaper && openInTab(file)) return
      saveFile(file.name, file)
      toast.success(t($ => $.export.done, { name: file.name }))
    },
    onError: async error => {
      if (running.current?.signal.aborted) return
      toast.error(await failureWords(error, common, language))
    },
  })
  if (save.isPending) {
    return (
      <span className={classes.export} role="status" data-no-print>
        {t($ => $.export.progress, { size: formatNumber(Math.ceil(received / 1024)) })}
        <IconButton
          size={32}
          aria-label={t($ => $.export.stop)}
          onClick={() => running.current?.abort()}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </span>
    )
  }
  return (
    <span data-no-print>
      <Menu
        label={label}
        note={note}
        actions={[
          ...choices.map(choice => ({
            id: choice.id,
            label: choice.label,
            onSelect: () => save.mutate(choice),
          })),
          ...(onLanguageChange ? languages : []).map((one, index) => ({
            id: `language-${one}`,
            label: t($ => (one === chosen ? $.export.inLanguage : $.export.toLanguage), {
              name: languageNames[one],
            }),
            icon:
              one === chosen ? (
                <IconCheck size={18} aria-hidden />
              ) : (
                <IconLanguage size={18} aria-hidden />
              ),
            isDivided: index === 0,
            staysOpen: true,
            onSelect: () => onLanguageChange?.(one),
          })),
        ]}
        target={target => (
          <Button
            {...target}
            variant="default"
            size={size}
            leftSection={icon ?? <IconDownload size={18} aria-hidden />}
          >
            {children}
          </Button>
        )}
      />
    </span>
  )
}

/** False where the browser opens no tab, or shows no PDF in it. */
function openInTab(file: File): boolean {
  if (!showsPdf(navigator)) return false
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
  return window.open(address, '_blank') !== null
}
