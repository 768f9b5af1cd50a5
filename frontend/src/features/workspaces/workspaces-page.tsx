export default function WorkspacesPage() {
  return <div className="page" />;
}
