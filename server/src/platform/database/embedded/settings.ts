import { totalmem } from 'node:os';

export type PostgresSettings = Readonly<Record<string, string>>;

const MEGABYTE = 1024 * 1024;

/** Settings for one program on a small machine. Memory settings depend on the machine within narrow limits. */
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
    // After a crash, changes since the last checkpoint are replayed before anyone is served.
    max_wal_size: '160MB',
    min_wal_size: '80MB',
    checkpoint_timeout: '2min',
    // Before the replay all files are synced, here with one call for the file system instead of one per file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    // An embedded database has no replicas, so it can write the shortest log.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    // Two cores are needed for many short requests instead of one long query. This also avoids the need for /dev/shm.
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    jit: 'off',
    random_page_cost: '1.1',
    // Queries of a killed program end soon, so that the next start finds their locks free.
    client_connection_check_interval: '1s',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
  };
}

/** The program logs failed statements itself. PostgreSQL's log would contain personal data. */
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
