/** Requests to the server, and its refusals. */
import { language } from '../words/words.svelte';
import type { Problem } from '../wire';

/** A request that the server refuses, with its sentence for people. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
  /** What kind of problem it is. */
  get kind(): string {
    return this.problem.type;
  }
  get status(): number {
    return this.problem.status;
  }
  /** Whether asking again is of no use: a server in trouble, or that has had too much of us (429), may be well again soon. */
  get isFinal(): boolean {
    return this.status < 500 && this.status !== 429;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** Sends a request and reads the answer, unless it is given up before. */
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': language() };
  const sent: RequestInit = { method, headers, credentials: 'same-origin', signal: signal ?? null };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    sent.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Unreachable(path);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(problem(answer.status, text));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** What a refusal says; a proxy in between may answer with anything. */
function problem(status: number, text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { type: 'unknown', title: `${status}`, status } as Problem;
  }
}
