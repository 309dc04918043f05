import type { OperationCall } from '../sweep/operation-call.ts';
import type { Step } from './step.ts';
import type { TenantWorld } from './tenant-world.ts';

/** An operation of those who belong to one organisation. */
export interface TenantStep extends Step<TenantWorld> {
  call: OperationCall | undefined;
}

/** One of which `sweep/calls` says how to call it. */
export interface CallableStep extends TenantStep {
  call: OperationCall;
}

export const isCallable = (step: TenantStep): step is CallableStep => step.call !== undefined;
