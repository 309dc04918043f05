import { totalmem } from 'node:os';

export type PostgresSettings = Readonly<Record<string, string>>;

const MEGABYTE = 1024 * 1024;

/** For one program on a small machine; memory follows the machine within narrow limits. */
export function serverSettings(durable: boolean, own: PostgresSettings): PostgresSettings {
  return { ...forSmallMachine(), ...quietLog, ...(durable ? {} : withoutDurability), ...own };
}

function forSmallMachine(): PostgresSettings {
  const memory = Math.floor(totalmem() / MEGABYTE);
  const sharedBuffers = Math.min(512, Math.max(64, Math.floor(memory / 16)));
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // What has been written since the last checkpoint is done again after a crash, before anyone is served.
    max_wal_size: '160MB',
    min_wal_size: '80MB',
    checkpoint_timeout: '2min',
    // Before that, all files are written out: one call for the file system instead of one for each of a thousand files.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    // No replicas hang on an embedded database, so the log of changes may be the short one.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    // Two cores belong to many short requests, not to one long query; this also needs no /dev/shm.
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    jit: 'off',
    random_page_cost: '1.1',
    // A killed program's running queries end soon, so that the next start finds their locks free.
    client_connection_check_interval: '1s',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
  };
}

/** Failed statements are the program's to log: here they would carry personal data into a second file. */
const quietLog: PostgresSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const withoutDurability: PostgresSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
