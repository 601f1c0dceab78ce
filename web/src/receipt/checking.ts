/** A table's record from the server, beside the receipts that this browser has. */
import { getRecord } from '../server/requests';
import type { Receipt } from '../protocol/receipt';
import { readRecord, type RecordFile } from '../review/record/record';
import { judge, type Verdict } from './comparing';
import { allReceipts, type ReceiptStorage, keepReceipt } from './storage';

export interface Checked {
  record: RecordFile;
  receipts: Receipt[];
  verdict: Verdict;
}

/** Check the record of a game that is over. */
export async function checkTable(code: string, storage: ReceiptStorage): Promise<Checked> {
  const record = readRecord(await getRecord(code));
  const receipts = receiptsFor(record, code, storage);
  const verdict = judge(record, receipts);
  return { record, receipts: receipts.map((receipt) => withDigest(receipt, record, storage)), verdict };
}

/** The receipts for a record: of this table and, since only the server says that a record was imported, of any table
 * with the same draws.
 */
function receiptsFor(record: RecordFile, code: string, storage: ReceiptStorage): Receipt[] {
  const promised = record.header.fairness?.commitment;
  return allReceipts(storage).filter(
    ({ table, game, commitment }) =>
      table === code || (game === record.header.game && commitment === promised),
  );
}

/** Keep which record was shown first. */
function withDigest(receipt: Receipt, record: RecordFile, storage: ReceiptStorage): Receipt {
  if (receipt.digest !== null || record.reveal === null) return receipt;
  const kept = { ...receipt, digest: record.reveal.digest };
  keepReceipt(storage, kept);
  return kept;
}
