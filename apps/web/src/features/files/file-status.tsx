import {
  exportedFileStatusNames,
  importedFileStateNames,
  importedFileStateOf,
  type ExportedFileStatus,
  type ImportedFileState,
} from '@tartip/domain/files/exchanged-files'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import { IconCircleCheck, IconClock, IconColumns, type Icon } from '@tabler/icons-react'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { ImportedFile } from './file-queries.ts'

const importedColours = {
  AWAITS_COLUMNS: 'warning',
  PROCESSING: 'warning',
  PROCESSED: 'info',
  EDITED: 'info',
  UNPROCESSABLE: 'danger',
  FAILED: 'danger',
  UPLOADING: 'warning',
  PARTIALLY_PROCESSED: 'info',
  UPLOADED: 'success',
  DENIED: 'muted',
} as const satisfies Record<ImportedFileState, StatusColour>

const importedIcons: Partial<Record<ImportedFileState, Icon>> = {
  AWAITS_COLUMNS: IconColumns,
  PROCESSED: IconCircleCheck,
  EDITED: IconCircleCheck,
  PARTIALLY_PROCESSED: IconCircleCheck,
}

export function ImportedStatus({ file }: { file: Pick<ImportedFile, 'status' | 'awaitsColumns'> }) {
  const state = importedFileStateOf(file)
  return (
    <StatusLabel
      colour={importedColours[state]}
      label={importedFileStateNames[state][useLanguage()]}
      icon={importedIcons[state]}
    />
  )
}

const exportedColours = {
  PENDING: 'muted',
  GENERATING: 'warning',
  SUCCESS: 'success',
  ERROR: 'danger',
  EMPTY: 'muted',
} as const satisfies Record<ExportedFileStatus, StatusColour>

export function ExportedStatus({ status }: { status: ExportedFileStatus }) {
  const label = exportedFileStatusNames[status][useLanguage()]
  return (
    <StatusLabel
      colour={exportedColours[status]}
      label={label}
      icon={status === 'PENDING' ? IconClock : undefined}
    />
  )
}
