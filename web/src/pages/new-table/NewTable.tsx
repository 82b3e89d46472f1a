// The address of a new table: the sheet lies beside the shelf.
import { useEffect } from "preact/hooks";
import { navigate, type Params } from "../../app/router";

export default function NewTable({ params }: { params: Params }) {
  useEffect(() => navigate(`/?new=${encodeURIComponent(params.game!)}`, "replace"), [params.game]);
  return <main class="page waiting" id="main" aria-busy="true" />;
}
